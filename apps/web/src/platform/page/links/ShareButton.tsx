import { Button } from '@musi/ui/controls/Button'
import { Icon } from '@musi/ui/Icon'
import { useEffect, useState } from 'react'
import { shareText } from './shareWords.ts'

const COPIED_MS = 2000

type Props = {
  /** Title of the shared page. */
  title: string
  /** Shows the label beside the icon. */
  isWide?: boolean
}

const hasSheet = (): boolean => 'share' in navigator

/** Opens the system's share sheet with this page's URL, or copies the URL if there is none. */
export function ShareButton({ title, isWide = false }: Props) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
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
      // The sheet was closed, or copying is not allowed; the URL is still in the address bar.
    }
  }
  return (
    <>
      <Button
        size={isWide ? 'medium' : 'large'}
        {...(!isWide && { 'aria-label': shareText('press') })}
        onClick={() => void share()}
      >
        {isCopied ? <Icon name="tick" /> : <ShareSign />}
        {isWide && shareText('press')}
      </Button>
      <output className={isCopied ? undefined : 'unseen'}>{isCopied && shareText('copied')}</output>
    </>
  )
}

/** Used on two pages only, so it is not bundled with the shared icons. */
const ShareSign = () => (
  <svg
    viewBox="0 0 24 24"
    width="1.25em"
    height="1.25em"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M12 15V4M8 7.5l4-4 4 4M7 11H6.5A1.5 1.5 0 0 0 5 12.5v6A1.5 1.5 0 0 0 6.5 20h11a1.5 1.5 0 0 0 1.5-1.5v-6a1.5 1.5 0 0 0-1.5-1.5H17" />
  </svg>
)
