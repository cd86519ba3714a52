import { Dialog, type DialogProps } from './Dialog.tsx'

/** A dialog that on a phone comes up from the bottom and can be dragged away. */
export function Sheet(props: Omit<DialogProps, 'docked'>) {
  return <Dialog {...props} docked />
}
