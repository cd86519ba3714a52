/** spec: tokens.balances-swept */
const SWEEP_BLOCKS = 20

/** The block of a sweep, and the tokens it read. */
export type Sweep<Tokens> = { readonly block: number; readonly tokens: Tokens }

/** Due on opening, every 20 blocks, and for another list, whose tokens were not read yet. A chain may also go back. */
export const isSweepDue = <Tokens>(last: Sweep<Tokens> | null, now: Sweep<Tokens>): boolean =>
  last === null || last.tokens !== now.tokens || Math.abs(now.block - last.block) >= SWEEP_BLOCKS
