import { useId, useState } from 'react'

/**
 * State of a part that opens below its button: spread `button` on the button and give the part `partId`. Focus stays on the
 * button, from which the part is the next stop of the keyboard.
 */
export function useFold() {
  const [isOpen, setOpen] = useState(false)
  const partId = useId()
  const button = {
    'aria-expanded': isOpen,
    // The part is absent while closed, and no id may point nowhere.
    'aria-controls': isOpen ? partId : undefined,
    onClick: () => setOpen(!isOpen),
  }
  return { isOpen, partId, button }
}
