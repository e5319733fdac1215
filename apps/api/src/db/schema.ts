/** Every table. Here are those of the database itself; `composition/schema.ts` adds those of the modules. */
export interface Schema {
  schema_migrations: { name: string; checksum: string; applied_at: Date };
}
