import type { SecondSigner } from '@musi/domain/accounts/secondSigner'
import { useNames } from '#platform/tokens/explain/useNames.ts'
import { safetyText } from './safetyWords.ts'

/** Tells the owner who is letting a new phone in: the second signer by name, or the second passkey. */
export function usePendingTitle(signer: SecondSigner): string {
  const address = signer.kind === 'address' ? signer.address : null
  const nameOf = useNames(address === null ? [] : [address], 'people')
  if (address !== null) return safetyText('pending.titleBy', { who: nameOf(address) })
  return safetyText(signer.kind === 'passkey' ? 'pending.titlePasskey' : 'pending.title')
}
