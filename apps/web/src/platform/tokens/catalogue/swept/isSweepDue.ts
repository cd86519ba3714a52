/** spec: tokens.balances-swept */
const SWEEP_BLOCKS = 20

/** A sweep reads the balances of all tokens: its block and its tokens. */
export type Sweep<Tokens> = { readonly block: number; readonly tokens: Tokens }

/**
 * True on opening, every 20 blocks, for another list, whose tokens were not read yet, and if the
 * chain went back.
 */
export const isSweepDue = <Tokens>(last: Sweep<Tokens> | null, now: Sweep<Tokens>): boolean =>
  last === null || last.tokens !== now.tokens || Math.abs(now.block - last.block) >= SWEEP_BLOCKS
