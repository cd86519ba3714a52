import { Button } from '@musi/ui/controls/Button'
import { Dialog } from '@musi/ui/overlays/Dialog'
import { Input } from '@musi/ui/controls/Input'
import { Popover } from '@musi/ui/overlays/Popover'
import { Sheet } from '@musi/ui/overlays/Sheet'
import { Tooltip } from '@musi/ui/overlays/Tooltip'
import { useState } from 'react'
import { Part } from './Part.tsx'

type Open = 'dialog' | 'must' | 'sheet' | 'popover' | null

export function OverlayParts() {
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const opener = (which: Open & string) => (
    <Button id={`open-${which}`} onClick={() => setOpen(which)}>
      {which}
    </Button>
  )
  return (
    <>
      <Part name="Dialog">
        {opener('dialog')}
        {opener('must')}
        <Dialog open={open === 'dialog'} onClose={close} title="A dialog" closeLabel="Close" id="the-dialog">
          <Input label="First field" />
          <Button onClick={close}>Done</Button>
        </Dialog>
        <Dialog
          open={open === 'must'}
          onClose={close}
          title="Only from inside"
          closeLabel="Close"
          dismissable={false}
          id="the-must"
        >
          <Button id="must-close" onClick={close}>
            I understand
          </Button>
        </Dialog>
      </Part>
      <Part name="Sheet">
        {opener('sheet')}
        <Sheet open={open === 'sheet'} onClose={close} title="A sheet" closeLabel="Close" id="the-sheet">
          <p>On a phone it comes from below and can be dragged away.</p>
        </Sheet>
      </Part>
      <Part name="Popover">
        <Popover
          open={open === 'popover'}
          onClose={close}
          id="the-popover"
          label="A popover"
          align="start"
          trigger={
            <Button
              id="open-popover"
              aria-expanded={open === 'popover'}
              onClick={() => setOpen(open === 'popover' ? null : 'popover')}
            >
              popover
            </Button>
          }
        >
          <p>It hangs on its button.</p>
          <a href="#inside">A link inside</a>
        </Popover>
      </Part>
      <Part name="Tooltip">
        <Tooltip text="What is taken from each trade and given to those who fill the pool.">
          {(describedBy) => (
            <Button id="with-tooltip" size="small" aria-describedby={describedBy}>
              What is this?
            </Button>
          )}
        </Tooltip>
      </Part>
    </>
  )
}
