// React's development build measures for whoever looks on in the browser's tools: each render goes into the timeline, and each element
// keeps a stack of where it was made. Nobody looks on here, and it was a sixth of the work of all tests of components. What React warns
// of it still says.
import * as React from 'react'

// React asks once, while it loads, whether there is a timeline.
Reflect.deleteProperty(console, 'timeStamp')

/** Number of recent stacks from which on React makes no more. */
const MOST_STACKS = 10_000

const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1] as object
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => MOST_STACKS,
  set() {
    // React goes on counting, and starts again now and then.
  },
})
