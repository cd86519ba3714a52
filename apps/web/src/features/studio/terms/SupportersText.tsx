import type { SongKey } from '@musi/api/music/songs'
import { shortenAddress } from '@musi/domain/address'
import { amountOf } from '@musi/domain/currency'
import { contractOf } from '#platform/page/config/config.ts'
import { exactText } from '#platform/page/money/amountText.ts'
import { useToken } from '#platform/tokens/catalogue/useToken.ts'
import { termsText } from './termsWords.ts'

/** Describes who hears a song before its release (spec: studio.supporters). */
export const SupportersText = ({ keys }: { keys: readonly SongKey[] }) =>
  keys.map((key) => <KeyText key={key.kind === 'token' ? key.token : key.collection} of={key} />)

function KeyText({ of }: { of: SongKey }) {
  const lookup = useToken(of.kind === 'token' ? of.token : null)
  if (of.kind === 'collectible')
    return (
      <span>
        {of.collection === contractOf('musicNft')
          ? termsText('key.collectible')
          : termsText('key.collection', { collection: shortenAddress(of.collection) })}
      </span>
    )
  return lookup.kind === 'token' ? (
    <span>{termsText('key.token', { amount: exactText(amountOf(lookup.token, BigInt(of.atLeast))) })}</span>
  ) : null
}
