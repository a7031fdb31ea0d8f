/** Results over time: a mark a game, in a lane, a shape and a colour of its result; above them the experience as a line. */
import { html, nothing, svg } from 'lit'
import type { SVGTemplateResult, TemplateResult } from 'lit'
import type { Words } from '../language/words'
import { reviewPath } from '../link/address'
import type { Profile } from '../wire'
import { LANES, courseOf, levelsIn } from './course'
import type { Course, Lane, Mark } from './course'

/** Heights in px: the line's part, then a lane for each result. */
const LINE = 116
const LANE = 17
/** The room that the name of a level takes. */
const WORD = 16
const HEIGHT = LINE + 12 + LANE * LANES.length
/** From so wide windows on the picture is twice as wide. */
const WIDE = 700

const SHAPES: Readonly<Record<Lane, SVGTemplateResult>> = {
  won: svg`<path d="M0 -5.500L5 4H-5Z"/>`,
  draw: svg`<path d="M0 -5L5 0L0 5L-5 0Z"/>`,
  durak: svg`<path d="M0 5.500L5 -4H-5Z"/>`,
  resigned: svg`<path d="M-4 -4L4 4M4 -4L-4 4"/>`,
}

/** `past`: the way to the games themselves. */
export function chartTemplate(words: Words, profile: Profile, past: TemplateResult): TemplateResult {
  const course = courseOf(profile.played, profile.growth)
  const { marks } = course
  const width = innerWidth < WIDE ? 320 : 640
  const about = words.say('chart-about', { count: marks.length })
  return html`<section class="part" aria-labelledby="chart">
    <h2 id="chart">${words.say('chart')}</h2>
    <p class="quiet">${about} ${past}</p>
    <svg class="chart" role="img" aria-labelledby="chart-title chart-about" viewBox="0 0 ${width} ${HEIGHT}" data-testid="chart">
      <title id="chart-title">${words.say('chart')}</title>
      <desc id="chart-about">${about}</desc>
      ${levelsIn(course).map(({ level, points }) => levelLine(words.say('level-number', { level }), heightOf(course, points), width))}
      <path class="grown" d=${lineOf(course, width, true)} />
      <path class="line" d=${lineOf(course, width, false)} />
      ${LANES.map((_, i) => svg`<line class="lane" x1="0" x2=${width} y1=${laneAt(i)} y2=${laneAt(i)}/>`)}
      ${marks.map((mark) => markOf(mark, width))}
    </svg>
    <ul class="legend" aria-hidden="true">
      ${LANES.map((lane) => html`<li><svg class="mark ${lane}" viewBox="-7 -7 14 14">${SHAPES[lane]}</svg>${words.say(`result-${lane}`)}</li>`)}
    </ul>
    ${listTemplate(words, marks)}
  </section>`
}

const laneAt = (lane: number): number => LINE + 16 + lane * LANE

function heightOf({ began, top }: Course, points: number): number {
  return LINE - ((points - began) / Math.max(1, top - began)) * (LINE - 10)
}

/** The experience after each game; `isClosed`: as the ground below it. */
function lineOf(course: Course, width: number, isClosed: boolean): string {
  const steps = course.marks.map(({ at, points }) => `L${round(at * width)} ${round(heightOf(course, points))}`)
  return `M0 ${round(heightOf(course, course.began))}${steps.join('')}${isClosed ? `V${LINE}H0Z` : ''}`
}

const round = (value: number): number => Math.round(value * 10) / 10

function levelLine(name: string, height: number, width: number): SVGTemplateResult {
  // Near the foot the first marks of the line would lie over the word.
  const word = height > LINE - WORD ? nothing : svg`<text x="2" y=${height - 3}>${name}</text>`
  return svg`<line class="level" x1="0" x2=${width} y1=${height} y2=${height}/>${word}`
}

function markOf({ lane, at }: Mark, width: number): SVGTemplateResult {
  const y = laneAt(LANES.indexOf(lane))
  return svg`<g class="mark ${lane}" transform="translate(${round(at * width)} ${y})">${SHAPES[lane]}</g>`
}

/** The newest first. */
function listTemplate(words: Words, marks: readonly Mark[]): TemplateResult {
  const day = new Intl.DateTimeFormat(words.language, { dateStyle: 'medium' })
  return html`<details class="course">
    <summary data-testid="chart-table">${words.say('chart-table')}</summary>
    <table>
      <caption class="vh">${words.say('chart')}</caption>
      <thead>
        <tr>
          <th scope="col">${words.say('chart-when')}</th><th scope="col">${words.say('pick-rules')}</th><th scope="col">${words.say('chart-result')}</th>
          <th scope="col" class="number">${words.say('chart-points')}</th>
        </tr>
      </thead>
      <tbody>
        ${marks.toReversed().map(
          ({ game, lane }) => html`<tr>
            <th scope="row"><a href=${reviewPath(game.table)}>${day.format(game.finished)}</a></th>
            <td>${words.say(`preset-${game.preset}`)} · ${game.seats}</td>
            <td>${words.say(`result-${lane}`)}</td>
            <td class="number">${game.points}</td>
          </tr>`,
        )}
      </tbody>
    </table>
  </details>`
}
