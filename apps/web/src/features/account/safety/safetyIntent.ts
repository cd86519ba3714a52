import { type ScreenTerms, sealedTerms } from '@musi/chain/signingGate/sealedTerms'
import type { Write } from '@musi/chain/write'
import type { Address } from '@musi/domain/address'
import { actIntent } from '#platform/session/exchange/actIntent.ts'
import type { SendIntent } from '#platform/session/transactions/send/send.ts'

type Hex = `0x${string}`

/** A change to a passkey account's key or signer. */
export type SafetyAct = { readonly account: Address } & (
  | { readonly kind: 'setSecondSigner'; readonly signer: Hex }
  | { readonly kind: 'cancelRecovery' | 'takeRecovery' }
  | { readonly kind: 'proposeRecovery'; readonly x: Hex; readonly y: Hex; readonly signature: Hex }
)

function termsOf(act: SafetyAct): ScreenTerms {
  const { account, kind } = act
  switch (kind) {
    case 'setSecondSigner':
      return { kind, account, signer: act.signer }
    case 'proposeRecovery':
      return { kind, account, x: act.x, y: act.y }
    case 'cancelRecovery':
    case 'takeRecovery':
      return { kind, account }
  }
}

async function loadWrite(act: SafetyAct): Promise<Write> {
  switch (act.kind) {
    case 'setSecondSigner':
      return (await import('@musi/chain/writes/recovery/setSecondSigner')).setSecondSigner(act)
    case 'proposeRecovery':
      return (await import('@musi/chain/writes/recovery/proposeRecovery')).proposeRecovery(act)
    case 'cancelRecovery':
      return (await import('@musi/chain/writes/recovery/cancelRecovery')).cancelRecovery(act)
    case 'takeRecovery':
      return (await import('@musi/chain/writes/recovery/takeRecovery')).takeRecovery(act)
  }
}

export const safetyIntent = (act: SafetyAct): SendIntent =>
  actIntent({
    key: `${act.kind} ${act.account} ${act.kind === 'setSecondSigner' ? act.signer : ''}`,
    action: { kind: act.kind, account: act.account },
    shown: sealedTerms(termsOf(act), []),
    code: () => loadWrite(act),
    write: (write) => write,
  })
