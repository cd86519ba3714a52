import { Button } from '@musi/ui/controls/Button'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { latePart } from '../loading/latePart.tsx'
import type { SharedPage } from './sharedPage.ts'
import { shareText } from './shareWords.ts'

const ShareSheet = latePart(async () => (await import('./ShareSheet.tsx')).ShareSheet)

type Props = {
  page: SharedPage
  /** True to show the label beside the icon. */
  isWide?: boolean
}

/** Opens the share sheet of a page. */
export function ShareButton({ page, isWide = false }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size={isWide ? 'medium' : 'large'}
        {...(!isWide && { 'aria-label': shareText('press') })}
        onPointerEnter={ShareSheet.preload}
        onClick={() => setOpen(true)}
      >
        <ShareIcon />
        {isWide && shareText('press')}
      </Button>
      {/* Rendered outside the page's own styles for this button. */}
      {isOpen && createPortal(<ShareSheet page={page} onClose={() => setOpen(false)} />, document.body)}
    </>
  )
}

/** Used on three pages only, so it is not bundled with the shared icons. */
const ShareIcon = () => (
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
