import { useState } from 'react'
import { recoverText } from './recoverWords.ts'

/** Shares a link with the device's share dialog, or copies it if there is none. */
export function useSendLink(url: string): { send: () => void; isCopied: boolean } {
  const [isCopied, setCopied] = useState(false)
  const canShare = 'share' in navigator
  // Both reject when the person or the browser refuses; the link is also on the page to copy by hand.
  const send = () =>
    void (canShare
      ? navigator.share({ title: recoverText('title'), url }).catch(() => undefined)
      : navigator.clipboard.writeText(url).then(
          () => setCopied(true),
          () => setCopied(false),
        ))
  return { send, isCopied }
}
