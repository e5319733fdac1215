export interface StaffNoticeTables {
  /** The events that staff were notified of, so that they are notified once. */
  staff_notices: { event: string; told_at: Date };
}

declare module '../db/schema' {
  interface Schema extends StaffNoticeTables {}
}
