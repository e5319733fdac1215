/** The decisions about a lib before it is written. */
export interface ProjectShape {
  name: string;
  type: string;
  scope: string;
}
