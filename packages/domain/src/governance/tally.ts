/** `share` of all votes in whole per cent, rounded half-up; 0 without votes. */
export type Tally = { readonly votes: bigint; readonly share: number }

const share = (votes: bigint, all: bigint) => (all === 0n ? 0 : Number((votes * 200n + all) / (all * 2n)))

/** The two bars of a proposal (spec: governance.tally). */
export function tally(forVotes: bigint, againstVotes: bigint): { readonly inFavour: Tally; readonly against: Tally } {
  const all = forVotes + againstVotes
  return {
    inFavour: { votes: forVotes, share: share(forVotes, all) },
    against: { votes: againstVotes, share: share(againstVotes, all) },
  }
}
