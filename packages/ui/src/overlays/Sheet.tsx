import { Dialog, type DialogProps } from './Dialog.tsx'

/** A dialog that is docked at the bottom of a phone and can be dragged away. */
export function Sheet(props: Omit<DialogProps, 'docked'>) {
  return <Dialog {...props} docked />
}
