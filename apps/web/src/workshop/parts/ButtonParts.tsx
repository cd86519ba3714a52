import { Button, buttonClass } from '@musi/ui/controls/Button'
import { useState } from 'react'
import { Part } from './Part.tsx'

const KINDS = ['primary', 'secondary', 'quiet'] as const
const SIZES = ['small', 'medium', 'large'] as const

export function ButtonParts() {
  const [pressed, setPressed] = useState(0)
  return (
    <Part name="Button">
      {KINDS.flatMap((kind) =>
        SIZES.map((size) => (
          <Button key={`${kind}-${size}`} kind={kind} size={size}>
            {kind} {size}
          </Button>
        )),
      )}
      <Button kind="primary" disabled>
        disabled
      </Button>
      <Button disabled>disabled</Button>
      <Button id="busy-button" kind="primary" busy onClick={() => setPressed(pressed + 1)}>
        busy
      </Button>
      <Button id="press-button" onClick={() => setPressed(pressed + 1)}>
        pressed {pressed} times
      </Button>
      <a className={buttonClass()} href="#link">
        a link
      </a>
      <Button block kind="primary" size="large">
        block
      </Button>
    </Part>
  )
}
