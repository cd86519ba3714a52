import { Button } from '@musi/ui/controls/Button'
import { Toast } from '@musi/ui/overlays/Toast'
import { useCallback, useState } from 'react'
import { Part } from './Part.tsx'

export function NoticeParts() {
  const [brief, setBrief] = useState(false)
  const hide = useCallback(() => setBrief(false), [])
  const stay = useCallback(() => {}, [])
  return (
    <Part name="Toast">
      <Toast tone="good" closeLabel="Close" onClose={stay} lifeMs={null}>
        Swapped 1.5 ETH for 3180 NOVA
      </Toast>
      <Toast tone="bad" closeLabel="Close" onClose={stay} lifeMs={null}>
        The swap did not go through
      </Toast>
      <Toast tone="neutral" closeLabel="Close" onClose={stay} lifeMs={15_000}>
        The list was updated
      </Toast>
      <Button id="show-toast" onClick={() => setBrief(true)}>
        Show one for a moment
      </Button>
      {brief && (
        <div id="brief-toast">
          <Toast tone="good" closeLabel="Close" onClose={hide} lifeMs={600}>
            Here and gone
          </Toast>
        </div>
      )}
    </Part>
  )
}
