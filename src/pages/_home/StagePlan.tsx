import type {ReactNode} from 'react';

import clsx from 'clsx';

import styles from './StagePlan.module.css';

/** A rectangle with cut corners, like those of a cell. */
function plane(x: number, y: number, width: number, height: number): string {
  const cut = 12;
  return [
    `M${String(x + cut)} ${String(y)}`,
    `h${String(width - 2 * cut)}`,
    `l${String(cut)} ${String(cut)}`,
    `v${String(height - 2 * cut)}`,
    `l${String(-cut)} ${String(cut)}`,
    `h${String(-(width - 2 * cut))}`,
    `l${String(-cut)} ${String(-cut)}`,
    `v${String(-(height - 2 * cut))}`,
    'z',
  ].join('');
}

/** A dotted path with an arrowhead. */
function Arrow({
  d,
  tip,
  className,
}: {
  d: string;
  tip: string;
  className: string | undefined;
}): ReactNode {
  return (
    <g className={clsx(styles.way, className)}>
      <path className={styles.dots} d={d} />
      <path d={tip} />
    </g>
  );
}

/** Arrowheads that point down or right. */
const down = (x: number, y: number): string =>
  `M${String(x - 4)} ${String(y - 5)}l4 5 4-5`;
const right = (x: number, y: number): string =>
  `M${String(x - 5)} ${String(y - 4)}l5 4-5 4`;

const CELLS = [
  {x: 24, name: 'development'},
  {x: 168, name: 'staging'},
  {x: 312, name: 'production'},
] as const;

/** One project in one environment: gates on four sides, components inside. */
function Cell({x, name}: {x: number; name: string}): ReactNode {
  return (
    <g transform={`translate(${String(x)} 280)`}>
      <path className={styles.cell} d="M30 0h44l30 30v44l-30 30H30L0 74V30z" />
      <path className={styles.gate} d="M45 0h14M104 45v14M45 104h14M0 45v14" />
      <path className={styles.link} d="M52 40 33 66M52 40l19 26" />
      <path
        className={styles.component}
        d="M43 26h18v18H43zM24 58h18v18H24zM62 58h18v18H62z"
      />
      <text className={styles.name} x="52" y="127">
        {name}
      </text>
    </g>
  );
}

/** The platform seen from above; the caption says the same in words. */
export function StagePlan(): ReactNode {
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.plan}
        viewBox="0 0 440 518"
        width="440"
        height="518"
        fill="none"
        role="img"
        aria-label="Plan of the platform: control plane, build plane, data plane with three cells, observability plane, and the paths between them">
        <text className={styles.actor} x="24" y="18">
          Developers, platform engineers
        </text>
        <Arrow className={styles.people} d="M96 28v18" tip={down(96, 50)} />
        <g className={styles.control}>
          <path className={styles.ground} d={plane(8, 54, 176, 90)} />
          <text className={styles.title} x="24" y="82">
            Control plane
          </text>
          <text className={styles.note} x="24" y="106">
            <tspan>your objects,</tspan>
            <tspan x="24" dy="20">
              controllers, API
            </tspan>
          </text>
          <Arrow className={styles.own} d="M190 99h18" tip={right(214, 99)} />
          <Arrow className={styles.own} d="M96 150v30" tip={down(96, 186)} />
          <text className={styles.note} x="108" y="173">
            applies objects
          </text>
        </g>
        <g className={styles.build}>
          <path className={styles.ground} d={plane(218, 54, 138, 90)} />
          <text className={styles.title} x="232" y="82">
            Build plane
          </text>
          <text className={styles.note} x="232" y="106">
            <tspan>source code</tspan>
            <tspan x="232" dy="20">
              to image
            </tspan>
          </text>
          <Arrow className={styles.own} d="M287 150v30" tip={down(287, 186)} />
          <text className={styles.note} x="299" y="173">
            image
          </text>
        </g>
        <g className={styles.data}>
          <path className={styles.ground} d={plane(8, 192, 424, 232)} />
          <text className={styles.title} x="24" y="220">
            Data plane
          </text>
          <path className={styles.gateway} d="M24 233h392v22H24z" />
          <text className={styles.inGateway} x="34" y="249">
            gateway
          </text>
          {CELLS.map((cell) => (
            <Cell key={cell.name} {...cell} />
          ))}
          <Arrow
            className={styles.own}
            d="M130 402h28M258 402h46"
            tip={right(164, 402) + right(310, 402)}
          />
          <Arrow className={styles.logs} d="M220 430v24" tip={down(220, 460)} />
        </g>
        <text className={clsx(styles.actor, styles.end)} x="420" y="18">
          Users
        </text>
        <Arrow
          className={styles.people}
          d="M400 28v196M76 260v8M220 260v8M364 260v8"
          tip={[400, 76, 220, 364]
            .map((x) => down(x, x === 400 ? 230 : 275))
            .join('')}
        />
        <g className={styles.observability}>
          <path className={styles.ground} d={plane(8, 464, 424, 48)} />
          <text className={styles.title} x="24" y="494">
            Observability plane
          </text>
          <text className={clsx(styles.note, styles.end)} x="416" y="494">
            logs
          </text>
        </g>
      </svg>
      <figcaption className={styles.caption}>
        One project in three environments makes three cells. Changes go through
        the control plane; your users’ requests never do.
      </figcaption>
    </figure>
  );
}
