import { useId, useState } from 'react'

/**
 * State of a part that opens below its button: spread `button` on the button and give the part `partId`. Focus stays on the
 * button, and the part is next in the tab order.
 */
export function useFold() {
  const [isOpen, setOpen] = useState(false)
  const partId = useId()
  const button = {
    'aria-expanded': isOpen,
    // While closed the part does not exist, and an id must refer to an existing element.
    'aria-controls': isOpen ? partId : undefined,
    onClick: () => setOpen(!isOpen),
  }
  return { isOpen, partId, button }
}
