import type { Address } from '@musi/domain/address'
import type { Target } from '../targets.ts'
import { type CallForm, callForm } from './callForm.ts'
import { type GateKinds, noAmounts } from './gateKind.ts'

/** `account`: the called account, which has a passkey. */
type AccountTerms = { account: Address }

export type RecoveryTerms = {
  cancelRecovery: AccountTerms
  /** The signature is not on screen; the account itself checks it. */
  proposeRecovery: AccountTerms & { x: `0x${string}`; y: `0x${string}` }
  /** `signer`: an address, or a verifier and a key (ERC-7913); `0x` for none. */
  setSecondSigner: AccountTerms & { signer: `0x${string}` }
  takeRecovery: AccountTerms
}

const passkeyTarget = ({ account }: AccountTerms): Target => ({ passkeyAccount: account })

const form = (selector: `0x${string}`, name: string, declared: string): readonly CallForm[] => [
  callForm(selector, name, declared, {}, null, ['account']),
]

export const recoveryKinds: GateKinds<RecoveryTerms> = {
  cancelRecovery: { forms: form('0x0ba234d6', 'cancelRecovery', ''), target: passkeyTarget, amountTokens: noAmounts },
  proposeRecovery: {
    forms: form('0x8ca4743a', 'propose', 'bytes32 x,bytes32 y,bytes _signature'),
    target: passkeyTarget,
    amountTokens: noAmounts,
  },
  setSecondSigner: {
    forms: form('0xe0af6388', 'setRecoverer', 'bytes signer'),
    target: passkeyTarget,
    amountTokens: noAmounts,
  },
  takeRecovery: { forms: form('0x29f4097a', 'takeRecovery', ''), target: passkeyTarget, amountTokens: noAmounts },
}
