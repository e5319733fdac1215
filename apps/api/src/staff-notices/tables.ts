export interface StaffNoticeTables {
  /** What staff have been told of, so that they are told once. */
  staff_notices: { event: string; told_at: Date };
}
