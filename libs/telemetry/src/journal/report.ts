export interface Report {
  level: 'error' | 'info';
  error: unknown;
  context: Record<string, string>;
}
