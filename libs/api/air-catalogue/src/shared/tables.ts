export interface AirSearchTables {
  air_search_runs: { id: string; started_at: Date; expires_at: Date };
  air_searches: { id: string; run_id: string };
  air_search_news: { run_id: string; version: number; news: Buffer | null };
}

declare module '@karvon/platform/db/schema' {
  interface Schema extends AirSearchTables {}
}
