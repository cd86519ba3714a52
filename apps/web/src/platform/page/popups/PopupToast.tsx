import type { Popup } from '@musi/domain/popups/popupList'
import { Toast } from '@musi/ui/overlays/Toast'
import { type ReactNode, useCallback, useMemo } from 'react'
import { hidePopup, storeRemaining, remainingMs } from './popups.ts'

type Props = {
  popup: Popup<unknown>
  tone: 'good' | 'bad' | 'neutral'
  closeLabel: string
  /** Closes the popup; if absent, it is simply hidden. */
  onClose?: () => void
  children: ReactNode
}

/** A popup on screen. Its remaining time is kept when a dialog opens or closes and re-mounts it (spec: popups.life). */
export function PopupToast({ popup: { key, removeAfterMs }, tone, closeLabel, onClose, children }: Props) {
  const hide = useCallback(() => hidePopup(key), [key])
  const left = useMemo(
    () => ({ ms: remainingMs(key), keep: (ms: number, runs: boolean) => storeRemaining(key, ms, runs) }),
    [key],
  )
  return (
    <Toast tone={tone} closeLabel={closeLabel} left={left} onClose={onClose ?? hide} lifeMs={removeAfterMs}>
      {children}
    </Toast>
  )
}
