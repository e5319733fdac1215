/** Every table. What stands here is the database's own; `composition/schema.ts` adds those of the modules. */
export interface Schema {
  schema_migrations: { name: string; checksum: string; applied_at: Date };
}
