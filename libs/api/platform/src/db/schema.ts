/** Every table. The database's own are listed here; `composition/schema.ts` adds those of the modules. */
export interface Schema {
  schema_migrations: { name: string; checksum: string; applied_at: Date };
}
