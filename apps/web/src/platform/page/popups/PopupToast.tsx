import type { Popup } from '@musi/domain/popups/popupList'
import { Toast } from '@musi/ui/overlays/Toast'
import { type ReactNode, useCallback, useMemo } from 'react'
import { hidePopup, keepLeft, leftOf } from './popups.ts'

type Props = {
  popup: Popup<unknown>
  tone: 'good' | 'bad' | 'neutral'
  closeLabel: string
  /** Without it the popup is hidden. */
  onClose?: () => void
  children: ReactNode
}

/** A popup as it is seen. Its time goes on where it left off when a dialog that opens or closes takes it elsewhere (spec: popups.life). */
export function PopupToast({ popup: { key, removeAfterMs }, tone, closeLabel, onClose, children }: Props) {
  const hide = useCallback(() => hidePopup(key), [key])
  const left = useMemo(() => ({ ms: leftOf(key), keep: (ms: number, runs: boolean) => keepLeft(key, ms, runs) }), [key])
  return (
    <Toast {...{ tone, closeLabel, left }} onClose={onClose ?? hide} lifeMs={removeAfterMs}>
      {children}
    </Toast>
  )
}
