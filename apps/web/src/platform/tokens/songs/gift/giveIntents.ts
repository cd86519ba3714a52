import { sealedTerms } from '@musi/chain/signingGate/sealedTerms'
import type { Address } from '@musi/domain/address'
import { type Token, amountOf } from '@musi/domain/currency'
import type { GiveTerms } from '@musi/domain/music/giveTerms'
import { actIntent } from '#platform/session/exchange/actIntent.ts'
import type { SendIntent } from '#platform/session/transactions/send/send.ts'

type Target = { readonly welcome: Address; readonly song: `0x${string}`; readonly title: string; readonly token: Token }
export type GiveAct = Target & GiveTerms
/** `atLeast`: the amount that comes back even if all plays of the day are given first. */
export type TakeBackAct = Target & { readonly left: bigint; readonly atLeast: bigint }

const assetOf = ({ token }: Target) => ({ kind: 'token', address: token.address }) as const

/** Puts up an amount for first plays of a song, and sets the limits of the budget. */
export const giveIntent = (act: GiveAct): SendIntent => {
  const { welcome, song, title, token, amount, mostPerPlay: maximumCost, perDay } = act
  const terms = { songId: song, token: token.address, amount, maximumCost, perDay }
  return actIntent({
    key: `givePlays ${song} ${amount} ${maximumCost} ${perDay}`,
    action: { kind: 'givePlays', title, amount: amountOf(token, amount) },
    shown: sealedTerms({ kind: 'givePlays', ...terms }, [token.address]),
    code: () => import('@musi/chain/writes/music/givePlays'),
    write: ({ givePlays }) => givePlays({ welcome, ...terms }),
    pays: amount === 0n ? [] : [{ asset: assetOf(act), amount, bound: 'exactly' }],
  })
}

/** Takes back the rest of the budget. */
export const takeBackIntent = (act: TakeBackAct): SendIntent =>
  actIntent({
    key: `takeBackPlays ${act.song} ${act.left}`,
    action: { kind: 'takeBackPlays', title: act.title, amount: amountOf(act.token, act.left) },
    shown: sealedTerms({ kind: 'takeBackPlays', songId: act.song }, [act.token.address]),
    code: () => import('@musi/chain/writes/music/takeBackPlays'),
    write: ({ takeBackPlays }) => takeBackPlays({ welcome: act.welcome, songId: act.song }),
    gets: act.atLeast === 0n ? [] : [{ asset: assetOf(act), amount: act.atLeast, bound: 'atLeast' }],
  })
