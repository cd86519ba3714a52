import type { SecondSigner } from '@musi/domain/accounts/secondSigner'
import { keyFingerprint } from '@musi/domain/accounts/keyFingerprint'
import { AddressName } from '#platform/tokens/explain/AddressName.tsx'
import { safetyText } from './safetyWords.ts'

/** The second signer: a name, or the fingerprint of a passkey. */
export function SecondSignerText({ signer }: { signer: SecondSigner }) {
  switch (signer.kind) {
    case 'address':
      return <AddressName address={signer.address} />
    case 'passkey':
      return safetyText('signer.passkey', { key: keyFingerprint(signer.x) })
    case 'unknown':
      return safetyText('signer.unknown')
    case 'none':
      return safetyText('signer.none')
  }
}
