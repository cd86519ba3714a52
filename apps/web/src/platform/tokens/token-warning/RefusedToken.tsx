import { type Address, shortenAddress } from '@musi/domain/address'
import { warningText } from './warningWords.ts'
import { WarningBox } from './WarningBox.tsx'

/** Reason why amounts of a token are unknown, so that it cannot be used at all (spec: token-warnings.unusable). */
type Refusal =
  | { readonly kind: 'noDecimals' }
  | { readonly kind: 'mismatch'; readonly listed: number; readonly onChain: number }

const sentence = (refusal: Refusal) =>
  refusal.kind === 'noDecimals'
    ? warningText('noDecimals')
    : warningText('mismatch', { listed: refusal.listed, onChain: refusal.onChain })

export function RefusedToken({ address, refusal }: { address: Address; refusal: Refusal }) {
  return (
    <WarningBox title={warningText('refusedTitle')}>
      <p title={address}>{shortenAddress(address)}</p>
      <p>{sentence(refusal)}</p>
    </WarningBox>
  )
}
