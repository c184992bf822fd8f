import {useState, type ReactNode} from 'react';

import styles from './styles.module.css';

/** State, a handler and styles of its own: the smallest live component. */
export default function Counter({from = 0}: {from?: number}): ReactNode {
  const [count, setCount] = useState(from);
  const [name, setName] = useState('');
  return (
    <div className={styles.counter}>
      <button
        type="button"
        onClick={() => {
          setCount((old) => old + 1);
        }}>
        Count
      </button>{' '}
      <output>{count} counted</output>{' '}
      <label>
        Name{' '}
        <input
          value={name}
          onChange={({target}) => {
            setName(target.value);
          }}
        />
      </label>{' '}
      <span>Hello {name === '' ? 'nobody' : name}</span>
    </div>
  );
}
