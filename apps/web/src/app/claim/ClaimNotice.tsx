import { fixedAmount } from '@musi/domain/amount/amountText'
import { amountOf } from '@musi/domain/currency'
import { Button } from '@musi/ui/controls/Button'
import { useEffect } from 'react'
import { closeModal, showModal } from '#platform/page/modals/currentModal.ts'
import { figureText } from '#platform/page/money/figureText.ts'
import { uniToken } from '#platform/session/chain/uniToken.ts'
import { useClaim } from '#platform/session/claim/useClaim.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { Banner } from '#platform/page/card/Banner.tsx'
import styles from './Claim.module.css'
import { leaveClaimNotice } from './claimNotice.ts'
import { claimText } from './claimWords.ts'

const LIFE_MS = 8000

/** A banner above the page for an account with an unclaimed airdrop; it covers nothing (spec: claims.notice). */
export function ClaimNotice() {
  const claim = useClaim(useAccount())
  const uni = uniToken()
  const isGone = claim.kind !== 'available' && claim.kind !== 'loading'
  useEffect(() => {
    if (isGone) closeModal()
  }, [isGone])
  if (uni === null || claim.kind !== 'available') return null
  const { amount } = claim.record
  return (
    <Banner
      tone="quiet"
      close={{ label: claimText('close'), act: leaveClaimNotice }}
      life={{ ms: LIFE_MS, onEnd: closeModal }}
    >
      <span id="claim-notice" className={styles['notice']}>
        <span>{claimText('arrived')}</span>
        <b>{claimText('amount', { amount: figureText(fixedAmount(amountOf(uni, amount), 0)) })}</b>
        <span className={styles['thanks']}>{claimText('arrived.text')}</span>
        <Button size="small" onClick={() => showModal('SELF_CLAIM')}>
          {claimText('arrived.button')}
        </Button>
      </span>
    </Banner>
  )
}
