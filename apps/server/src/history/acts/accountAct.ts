import type { ChainRecord } from './chainRecord.ts'
import type { UnplacedAct } from './unplacedAct.ts'

/** Acts on accounts with a passkey. Their own events name no account, so the contract that emits them counts. */
export function accountAct({ log: { address: account }, event }: ChainRecord): UnplacedAct | null {
  switch (event.name) {
    case 'Opened':
      return { kind: 'openAccount', account: event.args.account }
    case 'RecovererSet':
      return { kind: 'setSecondSigner', account, signer: event.args.recoverer }
    case 'RecoveryProposed': {
      const { x, readyAt } = event.args
      return { kind: 'proposeRecovery', account, key: x, readyAtSeconds: String(readyAt) }
    }
    case 'RecoveryCancelled':
      return { kind: 'cancelRecovery', account }
    case 'KeyReplaced':
      return { kind: 'replaceKey', account, key: event.args.x }
    default:
      return null
  }
}
