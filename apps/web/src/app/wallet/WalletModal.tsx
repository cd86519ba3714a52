import type { Connection, WalletId } from '@musi/chain/wallet/connection'
import { Sheet } from '@musi/ui/overlays/Sheet'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { closeModal, currentModal } from '#platform/page/modals/currentModal.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { useConnection } from '#platform/session/wallet/useConnection.ts'
import { chooseWallet, reconnect, wallet } from '#platform/session/wallet/wallet.ts'
import styles from './Wallet.module.css'
import { WalletScreenBody } from './WalletScreenBody.tsx'
import { type WalletScreen, type WalletView, walletScreen } from './walletView.ts'
import { walletText } from './walletWords.ts'

const FIRST: WalletView = { kind: 'account', returned: false }

const titleOf = ({ kind }: WalletScreen): string => {
  if (kind === 'account') return walletText('account')
  if (kind === 'wrongNetwork') return walletText('wrongNetwork')
  return kind === 'lost' ? walletText('lostTitle') : walletText('connect')
}

const isWatched = () => currentModal() === 'WALLET'

/** Each opening starts fresh, without the last error (spec: wallets.flow), or at the wallet that is still connecting. */
const firstView = (connection: Connection): WalletView =>
  connection.status === 'connecting' ? { kind: 'pending', id: connection.id } : FIRST

/** The current view of the modal. */
function useView(open: boolean, connection: Connection) {
  const [view, setView] = useState(FIRST)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setView(firstView(connection))
  }
  return [view, setView] as const
}

/** Closes the modal when an account connects, unless the person went back to the account view. Returns true if it closed this way. */
function useCloseOnceConnected(open: boolean, stays: boolean): boolean {
  const account = useAccount()
  const before = useRef(account)
  const [hasConnected, setConnected] = useState(false)
  useEffect(() => {
    const isNew = account !== null && before.current === null
    before.current = account
    if (!open) return
    setConnected(isNew && !stays)
    if (isNew && !stays) closeModal()
  }, [open, stays, account])
  return hasConnected
}

/**
 * If the focused element disappeared with the previous view, focuses the view itself, not the page
 * behind.
 */
function useFocusWithin() {
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const dialog = body.current?.closest('dialog')
    if (dialog?.open === true && !dialog.contains(document.activeElement)) body.current?.focus()
  })
  return body
}

export function WalletModal({ open }: { open: boolean }) {
  const connection = useConnection()
  const [view, setView] = useView(open, connection)
  const screen = walletScreen(view, connection)
  const hasConnected = useCloseOnceConnected(open, view.kind === 'account' && view.returned)

  const body = useFocusWithin()

  const choose = (id: WalletId) => {
    setView({ kind: 'pending', id })
    void chooseWallet(id, isWatched)
  }
  const leaveAttempt = () => {
    wallet().cancelAttempt()
    void reconnect()
  }
  const back = () => {
    if (screen.kind === 'waiting' || screen.kind === 'failed') leaveAttempt()
    setView({ kind: 'account', returned: true })
  }
  // A link in the modal, another dialog and another page close it as well as its button.
  const leaveFailedAttempt = useEffectEvent(() => {
    if (screen.kind === 'failed') leaveAttempt()
  })
  useEffect(() => {
    if (!open) leaveFailedAttempt()
  }, [open])
  return (
    <Sheet
      id="wallet-modal"
      open={open}
      onClose={closeModal}
      title={titleOf(screen)}
      closeLabel={walletText('close')}
      // The account button has replaced the button that opened the modal.
      {...(hasConnected && { focusAfter: 'web3-status-connected' })}
      {...(view.kind === 'account' || screen.kind === 'wrongNetwork'
        ? {}
        : { back: { label: walletText('back'), act: back } })}
    >
      <div ref={body} tabIndex={-1} className={styles['body']}>
        <WalletScreenBody
          screen={screen}
          choose={choose}
          toOptions={() => setView({ kind: 'options' })}
          toAccount={() => setView({ kind: 'account', returned: true })}
        />
      </div>
    </Sheet>
  )
}
