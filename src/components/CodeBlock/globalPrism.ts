import {Prism} from 'prism-react-renderer';

// The grammars of `prismjs` add themselves to a global of this name.
Object.assign(globalThis, {Prism});
