import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { enterInto, type FieldState, fieldForm, fieldSamples, fieldStates, type ShownType } from './support/fieldMatrix'
import { ServedMarkup } from './support/ServedMarkup'

interface FieldsStoryProps {
  /** Fields to show. */
  readonly types: readonly ShownType[]
  /** States to show each of them in. */
  readonly states: readonly FieldState[]
  /** The ground that a template may have. */
  readonly ground: 'light' | 'dark'
}

const allTypes = Object.keys(fieldSamples) as ShownType[] // the keys of the record, whose type Object.keys does not keep

/** Fields of one or more types, each in a form of its own, drawn by the runtime from what a server says of it. */
export function Fields({ types, states, ground }: FieldsStoryProps) {
  const isDark = ground === 'dark'
  return (
    <main
      style={{
        background: isDark ? '#14181d' : '#fff',
        color: isDark ? '#f2f0ea' : '#1c1c1c',
        colorScheme: ground,
        fontFamily: 'system-ui, sans-serif',
        padding: '1rem',
      }}
    >
      <h1 style={{ fontSize: '1.25rem' }}>Plan your visit</h1>
      <div
        style={{
          display: 'grid',
          gap: '2.5rem 2rem',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
        }}
      >
        {types.flatMap((type) =>
          states.map((state) => (
            <section key={`${type} ${state}`} data-type={type} data-field-state={state} style={{ minInlineSize: 0 }}>
              <h2 style={{ fontSize: '0.875rem', fontWeight: 400, opacity: 0.8 }}>
                {types.length > 1 ? fieldSamples[type].title : state}
              </h2>
              <ServedMarkup html={fieldForm(type, state)} />
            </section>
          )),
        )}
      </div>
    </main>
  )
}

const meta = {
  title: 'Blocks/Form fields',
  component: Fields,
  excludeStories: ['Fields'],
  args: { types: ['text'], states: fieldStates, ground: 'light' },
  argTypes: {
    types: { control: 'check', options: allTypes },
    states: { control: 'check', options: fieldStates },
    ground: { control: 'inline-radio', options: ['light', 'dark'] },
  },
  play: async ({ canvasElement }) => {
    const sections = [...canvasElement.querySelectorAll<HTMLElement>('[data-field-state]')]
    const waiting = () => sections.filter((section) => !section.querySelector('form[data-state]'))
    await waitFor(
      () => {
        waiting()[0]?.scrollIntoView() // a form far below the screen mounts when it is scrolled to
        expect(waiting()).toEqual([])
      },
      { timeout: 15_000 },
    )
    for (const section of sections) {
      const { type, fieldState } = section.dataset as { type: ShownType; fieldState: FieldState }
      if (fieldState === 'Filled') enterInto(section, fieldSamples[type].filled)
      if (fieldState === 'Wrong') await sendWrong(section, type)
    }
  },
} satisfies Meta<typeof Fields>

export default meta
type Story = StoryObj<typeof meta>

/** Makes what is wrong of a field be said. A section holds nothing that could be. */
async function sendWrong(section: HTMLElement, type: ShownType): Promise<void> {
  if (type === 'section') return
  enterInto(section, fieldSamples[type].wrong)
  section.querySelector<HTMLElement>('[type="submit"]')!.click()
  await waitFor(() => expect(section.querySelector('.field-error')).toBeVisible(), { timeout: 15_000 })
  await expect(section.querySelector('[aria-invalid="true"]')).not.toBeNull()
}

export const TextLine: Story = { args: { types: ['text'] } }
export const Textarea: Story = { args: { types: ['textarea'] } }
export const Email: Story = { args: { types: ['email'] } }
export const NumberOf: Story = { args: { types: ['number'] } }
export const Currency: Story = { args: { types: ['currency'] } }
export const Website: Story = { args: { types: ['website'] } }
export const Twitter: Story = { args: { types: ['twitter'] } }
export const Password: Story = { args: { types: ['password'] } }
export const Name: Story = { args: { types: ['name'] } }
export const Phone: Story = { args: { types: ['phone'] } }
export const Address: Story = { args: { types: ['address'] } }
/** Month, day and year: three boxes, for nobody scrolls through a calendar to a birthday. */
export const DateParts: Story = { args: { types: ['date'] } }
export const Time: Story = { args: { types: ['time'] } }
export const Radio: Story = { args: { types: ['radio'] } }
export const Checkbox: Story = { args: { types: ['checkbox'] } }
export const Select: Story = { args: { types: ['select'] } }
/** Statements with answers from -2 to 2. */
export const Likert: Story = { args: { types: ['likert'] } }
/** A divider with a title. It holds nothing and is not sent. */
export const Section: Story = { args: { types: ['section'] } }

/** Every type side by side, as a visitor finds them. */
export const EveryType: Story = { args: { types: allTypes, states: ['Described'] } }

/** Every type on a dark ground, each with what is wrong of it. */
export const WrongOnDark: Story = { args: { types: allTypes, states: ['Wrong'], ground: 'dark' } }

/** Every type filled in, on a dark ground. */
export const FilledOnDark: Story = { args: { types: allTypes, states: ['Filled'], ground: 'dark' } }

/** On its way: what was entered stays where it is and can be read, and the button is locked. */
export const Submitting: Story = {
  args: { types: ['text', 'name', 'radio'], states: ['Filled'] },
  globals: { scenario: 'neverAnswers' },
  play: async (context) => {
    await meta.play(context)
    for (const button of context.canvasElement.querySelectorAll<HTMLElement>('[type="submit"]')) button.click()
    await waitFor(() => expect(context.canvas.getAllByRole('button', { name: 'Submitting…' })).toHaveLength(3))
  },
}
