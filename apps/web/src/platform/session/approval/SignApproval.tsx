import type { Amount } from '@musi/domain/currency'
import { Button } from '@musi/ui/controls/Button'
import { Icon } from '@musi/ui/Icon'
import { Note } from '@musi/ui/layout/Note'
import { Text } from '@musi/ui/Text'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { exactText } from '#platform/page/money/amountText.ts'
import styles from './Approval.module.css'
import { approvalText } from './approvalWords.ts'
import { permitFailureText } from './permitFailureText.ts'
import type { Permit } from './usePermit.ts'

type Props = {
  amount: Amount
  permit: Permit
  /** Name of the spender. */
  spenderName: string
  /** The button of the act itself. */
  children: ReactNode
}

/**
 * Button that signs a permit instead of sending an approval, then continues with the act (spec:
 * approvals.permit).
 */
export function SignApproval({ amount, permit, spenderName, children }: Props) {
  const isSigned = permit.signed !== null
  const container = useRef<HTMLDivElement>(null)
  // The clicked button is disabled once done, so focus moves to the act's button.
  useLayoutEffect(() => {
    const { activeElement } = document
    if (isSigned && (activeElement === document.body || activeElement?.id === 'approve-button'))
      container.current?.querySelector<HTMLElement>('button:enabled:not(#approve-button)')?.focus()
  }, [isSigned])
  return (
    <div ref={container} className={styles['steps']}>
      <Note>{approvalText('sign.allows', { amount: exactText(amount), name: spenderName })}</Note>
      <div className={styles['buttons']}>
        <div className={styles['approve']}>
          <Button
            id="approve-button"
            kind={isSigned ? 'quiet' : 'primary'}
            size="large"
            block
            busy={permit.isWaiting}
            disabled={isSigned}
            onClick={() => void permit.sign()}
          >
            {isSigned && <Icon name="tick" />}
            {approvalText(isSigned ? 'approved' : permit.isWaiting ? 'approving' : 'sign')}
          </Button>
          <Text as="output" tone="muted" size={14}>
            {permitFailureText(permit)}
          </Text>
        </div>
        {children}
      </div>
    </div>
  )
}
