import { currentModal, showModal } from '#platform/page/modals/currentModal.ts'
import { passkeyPlace } from '#platform/session/wallet/passkey/passkeyPlace.ts'
import { chooseWallet } from '#platform/session/wallet/wallet.ts'

/** Opens the list of wallets, starting with the search for an existing passkey if this site supports passkeys. */
export function findPasskey(): void {
  if (passkeyPlace()?.kind === 'here') void chooseWallet('PASSKEY_FOUND', () => currentModal() === 'WALLET')
  showModal('WALLET')
}
