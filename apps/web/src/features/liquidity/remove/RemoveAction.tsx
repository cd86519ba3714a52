import { Button } from '@musi/ui/Button'
import { Icon } from '@musi/ui/Icon'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { showModal } from '../../../platform/page/modals/openModal.ts'
import { exactText } from '../../../platform/page/money/amountText.ts'
import { ActWithApprovals } from '../../../platform/session/approval/ActWithApprovals.tsx'
import type { Permit } from '../../../platform/session/approval/usePermit.ts'
import { t as chain } from '../../../platform/session/freshness/freshnessWords.ts'
import { refusalText } from '../../../platform/session/wallet/gateWords.ts'
import styles from './RemoveLiquidity.module.css'
import { t } from './removeWords.ts'
import type { RemovalNow } from './useRemoval.ts'
import type { RemovalReview } from './useRemovalReview.ts'
import { whyNot } from './whyNot.ts'

type Props = { removal: RemovalNow; session: RemovalReview }

/** The main button with what has to be approved for it: by a signature, a transaction, or in one with it. */
export function RemoveAction({ removal, session }: Props) {
  const { problem, approvals, permit, route, isSmart, behind, live } = removal
  if (problem?.kind === 'connectWallet')
    return (
      <Button kind="primary" size="large" block onClick={() => showModal('WALLET')}>
        {t('connect')}
      </Button>
    )
  if (behind !== null) return <Off>{chain('reconnecting')}</Off>
  if (problem !== null) return <Off>{t('enterAmount')}</Off>
  const { plan } = approvals
  const why = whyNot(live !== null, plan)
  const press = (
    <div className={styles['action']}>
      <Button
        id="remove-button"
        kind="primary"
        size="large"
        block
        busy={session.isWaiting}
        disabled={why !== null}
        {...(why !== null && { 'aria-describedby': 'remove-why' })}
        onClick={() => live !== null && session.start(live)}
      >
        {t('remove')}
      </Button>
      {why !== null && (
        <p id="remove-why" className={styles['why']}>
          {t(`why.${why}`)}
        </p>
      )}
    </div>
  )
  const isSigning = route === 'permit' && (plan.kind === 'steps' || plan.kind === 'permit')
  return (
    <div className={styles['action']}>
      {isSigning ? (
        <Signing permit={permit} amount={live === null ? null : exactText(live.shares)}>
          {press}
        </Signing>
      ) : (
        <>
          {plan.kind === 'steps' && <Instead permit={permit} isSmart={isSmart === true} />}
          <ActWithApprovals
            name="remove"
            approvals={approvals}
            spenderName={t('whom')}
            impossibleText={t('impossible')}
            actStep={(count) => t('step', { count })}
          >
            {press}
          </ActWithApprovals>
        </>
      )}
    </div>
  )
}

const Off = ({ children }: { children: ReactNode }) => (
  <Button id="remove-button" kind="primary" size="large" block disabled>
    {children}
  </Button>
)

/** Why it is a transaction and no signature; nothing where it was one before this screen. */
function Instead({ permit: { failure }, isSmart }: { permit: Permit; isSmart: boolean }) {
  const isSmartToo = isSmart || (failure?.kind === 'approveInstead' && failure.why === 'smartWallet')
  if (!isSmartToo && failure?.kind !== 'approveInstead') return null
  return <p className={styles['note']}>{t(isSmartToo ? 'sign.instead.smartWallet' : 'sign.instead')}</p>
}

/** Why there is no signature; empty: there is, or nobody was asked. */
function failureText(failure: Permit['failure']): string {
  switch (failure?.kind) {
    case 'rejected':
      return t('sign.rejected')
    case 'accountChanged':
      return t('sign.accountChanged')
    case 'notConnected':
      return t('sign.notConnected')
    case 'refused':
      return refusalText(failure.refusal)
    case 'approveInstead':
    case undefined:
      return ''
  }
}

type SigningProps = { permit: Permit; amount: string | null; children: ReactNode }

/** The approval as a signature, beside the act that needs it (spec: approvals.permit). */
function Signing({ permit, amount, children }: SigningProps) {
  const { signed, isWaiting, failure, sign } = permit
  const place = useRef<HTMLDivElement>(null)
  const isSigned = signed !== null
  // What was pressed is done with; the act is next.
  useLayoutEffect(() => {
    const { activeElement } = document
    if (isSigned && (activeElement === document.body || activeElement?.id === 'approve-button'))
      place.current?.querySelector<HTMLElement>('#remove-button')?.focus()
  }, [isSigned])
  return (
    <>
      {!isSigned && amount !== null && <p className={styles['note']}>{t('sign', { amount })}</p>}
      <div ref={place} className={styles['pair']}>
        <Button
          id="approve-button"
          kind={isSigned ? 'quiet' : 'primary'}
          size="large"
          block
          busy={isWaiting}
          disabled={isSigned || amount === null}
          onClick={() => void sign()}
        >
          {isSigned && <Icon name="tick" />}
          {t(isSigned ? 'approved' : isWaiting ? 'approving' : 'approve')}
        </Button>
        {children}
      </div>
      <output className={styles['said']}>{failureText(failure)}</output>
    </>
  )
}
