import type { SongKey } from '@musi/api/music/songs'
import type { Address } from '@musi/domain/address'
import { exactAmount } from '@musi/domain/amount/amountText'
import type { Token } from '@musi/domain/currency'
import type { Payee } from '@musi/domain/music/paymentShares'
import { songCostText } from '@musi/domain/music/songCost'
import { shareText } from '@musi/domain/music/splitShares'
import { fieldTime } from './openingText.ts'
import type { TypedTerms } from './typedTerms.ts'

/** `token` is the one the song is paid in; null if it is unknown. */
type TermsContext = { token: Token | null; collection: Address | null }
type TypedSupporters = Pick<TypedTerms, 'supporters' | 'atLeast' | 'kept'>

/** Converts early listeners back to field values. */
export function typedSupportersOf(keys: readonly SongKey[], { token, collection }: TermsContext): TypedSupporters {
  const [key, ...others] = keys
  const none = { atLeast: '', kept: [] }
  if (key === undefined) return { supporters: 'nobody', ...none }
  if (others.length === 0 && key.kind === 'collectible' && key.collection === collection)
    return { supporters: 'collectible', ...none }
  if (others.length === 0 && key.kind === 'token' && key.token === token?.address)
    return { supporters: 'token', atLeast: exactAmount({ currency: token, raw: BigInt(key.atLeast) }), kept: [] }
  return { supporters: 'kept', atLeast: '', kept: keys }
}

type Plan = {
  readonly token: Address | null
  readonly cost: bigint | null
  readonly opensAtSeconds: bigint | null
  readonly payees: readonly Payee[]
}

/** Converts a draft's terms back to field values for editing (spec: studio.terms-changed). */
export function typedTermsOf(
  plan: Plan | null,
  supporters: readonly SongKey[],
  context: TermsContext & { artist: Address },
): TypedTerms {
  const opensAt = plan?.opensAtSeconds ?? null
  const cost = plan?.cost ?? null
  const others = (plan?.payees ?? []).filter(({ account }) => account !== context.artist)
  return {
    token: plan?.token ?? null,
    opensAt: opensAt === null ? null : fieldTime(opensAt),
    payees: others.map(({ account, shareBps }, at) => ({
      key: at + 1,
      text: account,
      account,
      share: shareText(shareBps),
    })),
    ...typedSupportersOf(supporters, context),
    cost: cost === null ? '' : songCostText(cost),
  }
}
