// Turns off the measurements of React's development build, which took a sixth of the time of all
// component tests: a timeline entry per render, and a stack trace per element. React's warnings
// stay on.
import * as React from 'react'

// React checks only once, while it loads, if there is a timeline.
Reflect.deleteProperty(console, 'timeStamp')

/** Number of recent stack traces after which React stops creating them. */
const MAX_STACKS = 10_000

const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1] as object
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => MAX_STACKS,
  set() {
    // React goes on counting, and starts again now and then.
  },
})
