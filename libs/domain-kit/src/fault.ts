/** Something wrong in a declaration, and what to do about it. */
export interface Fault {
  /** Where: `tool show_balance`, `entity bank`, `domain`. */
  readonly where: string;
  readonly what: string;
  readonly fix: string;
}

export const fault = (where: string, what: string, fix: string): Fault => ({ where, what, fix });
