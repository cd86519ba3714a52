import type { Act } from '@musi/api/acts'
import {
  type ReadBy,
  type Reader,
  address,
  fields,
  flag,
  hex,
  list,
  text,
  units,
  wholeNumber,
  seconds,
} from '@musi/domain/untrusted'

const place = fields({
  block: wholeNumber,
  log: wholeNumber,
  timeSeconds: seconds,
  transaction: hex,
  account: address,
})
type Place = ReadBy<typeof place>

/** Of token0 and of token1. */
const both: Reader<readonly [bigint, bigint]> = (value) => {
  const [one, other, more] = list(units)(value) ?? []
  return one === undefined || other === undefined || more !== undefined ? undefined : [one, other]
}

const liquidity = fields({ pair: address, amounts: both, shares: units })
const stake = fields({ rewards: address, amount: units })
const items = list(fields({ token: address, id: units, amount: units }))

/** What follows from what somebody did, and is told with that. */
type Untold = 'receiveVotes'

/** What only an act of its kind has. */
const BODIES = {
  swap: fields({ pair: address, paid: both, got: both, to: address }),
  addLiquidity: liquidity,
  removeLiquidity: liquidity,
  stake,
  unstake: stake,
  collectRewards: stake,
  createArtistToken: fields({ token: address }),
  openCollection: fields({ collection: address, name: text }),
  registerSong: fields({ song: hex, token: address, cost: units }),
  changeSongCost: fields({ song: hex, cost: units }),
  retireSong: fields({ song: hex }),
  playSong: fields({ song: hex, token: address, cost: units, payer: address }),
  receivePiece: fields({ collection: address, piece: units, from: address }),
  fulfillOrder: fields({ order: hex, seller: address, offer: items, consideration: items }),
  offerOrder: fields({ order: hex, offer: items }),
  cancelOrder: fields({ order: hex }),
  delegate: fields({ delegate: address }),
  propose: fields({ proposal: text }),
  castVote: fields({ proposal: text, support: flag, votes: units }),
  queueProposal: fields({ proposal: text }),
  executeProposal: fields({ proposal: text }),
  cancelProposal: fields({ proposal: text }),
  claimAirdrop: fields({ amount: units }),
} as const satisfies Record<Exclude<Act['kind'], Untold>, Reader<object>>

type Bodies = typeof BODIES

/** What somebody did, as our server's history tells it. */
export type PastAct = {
  [Kind in keyof Bodies]: Place & { readonly kind: Kind } & ReadBy<Bodies[Kind]>
}[keyof Bodies]

/** Null: of a kind that this page does not know. */
export const readAct: Reader<PastAct | null> = (value) => {
  const kind = fields({ kind: text })(value)?.kind
  if (kind === undefined) return undefined
  if (!Object.hasOwn(BODIES, kind)) return null
  const [where, body] = [place(value), BODIES[kind as keyof Bodies](value)]
  return where === undefined || body === undefined ? undefined : ({ ...where, kind, ...body } as PastAct)
}
