import type { Address } from '@musi/domain/address'
import { Icon } from '@musi/ui/Icon'
import { useEffect, useState } from 'react'
import styles from './Wallet.module.css'
import { walletText } from './walletWords.ts'

/** Duration of the "Copied" label (spec: wallets.account-panel). */
const COPIED_MS = 500

export function CopyAddress({ address }: { address: Address }) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  useEffect(() => {
    if (state !== 'copied') return undefined
    const timer = setTimeout(() => setState('idle'), COPIED_MS)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setState('copied')
    } catch {
      setState('refused')
    }
  }
  return (
    <>
      <button type="button" className={styles['link']} onClick={() => void copy()}>
        <Icon name={state === 'copied' ? 'tick' : 'clip'} />
        <span aria-live="polite">{state === 'copied' ? walletText('copied') : walletText('copy')}</span>
      </button>
      {state === 'refused' && (
        <p role="alert" className={styles['error']}>
          {walletText('notCopied', { address })}
        </p>
      )}
    </>
  )
}
