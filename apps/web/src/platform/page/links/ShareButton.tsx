import { Button } from '@musi/ui/controls/Button'
import { Icon } from '@musi/ui/Icon'
import { useEffect, useState } from 'react'
import { t } from './shareWords.ts'

const SAID_MS = 2000

type Props = {
  /** What the page is about. */
  title: string
  /** The word stands beside the sign. */
  isWide?: boolean
}

const hasSheet = (): boolean => 'share' in navigator

/** Hands the address of this page to the system's share sheet; where there is none, copies it. */
export function ShareButton({ title, isWide = false }: Props) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setCopied(false), SAID_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  async function share(): Promise<void> {
    const url = location.origin + location.pathname
    try {
      if (hasSheet()) await navigator.share({ title, url })
      else {
        await navigator.clipboard.writeText(url)
        setCopied(true)
      }
    } catch {
      // The person closed the sheet, or the page may not copy: the address stands in the bar of the browser.
    }
  }
  return (
    <>
      <Button
        size={isWide ? 'medium' : 'large'}
        {...(!isWide && { 'aria-label': t('press') })}
        onClick={() => void share()}
      >
        <Icon name={isCopied ? 'tick' : 'share'} />
        {isWide && t('press')}
      </Button>
      <output className={isCopied ? undefined : 'unseen'}>{isCopied && t('copied')}</output>
    </>
  )
}
