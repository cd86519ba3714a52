import { type Hex, isHex, size } from 'viem'
import type { WalletTrouble } from '../chainErrors.ts'
import type { SigningGate } from '../signingGate.ts'
import type { GateRefusal } from '../signingGate/gateRefusal.ts'
import { type ShownRecovery, recoveryTypedData } from '../signingGate/typed-data/recoveryTypedData.ts'

export type RecoverySignature =
  | { kind: 'signed'; signature: Hex }
  | { kind: 'refused'; refusal: GateRefusal }
  | { kind: 'trouble'; trouble: WalletTrouble }

const KEY_SIGNATURE_BYTES = 65

/** Some wallets end a signature with 0 or 1 instead of 27 or 28, which contracts refuse. */
function withEnd(signature: Hex): Hex {
  const end = Number(`0x${signature.slice(-2)}`)
  if (size(signature) !== KEY_SIGNATURE_BYTES || end > 1) return signature
  return `${signature.slice(0, -2)}${(end + 27).toString(16)}` as Hex
}

/** Has the second signer's wallet sign a proposed key. Rehearsing the proposal proves the signature. */
export async function signRecovery(
  { gate, chainId }: { gate: SigningGate; chainId: number },
  shown: ShownRecovery,
): Promise<RecoverySignature> {
  const answer = await gate.signRecovery({ typedData: recoveryTypedData(chainId, shown), shown })
  if (answer.kind === 'refused') return { kind: 'refused', refusal: answer.refusal }
  if (answer.kind === 'trouble') return { kind: 'trouble', trouble: answer.trouble }
  return isHex(answer.value)
    ? { kind: 'signed', signature: withEnd(answer.value) }
    : { kind: 'trouble', trouble: { kind: 'other', message: '' } }
}
