import type { BlockName } from '../../../blockNames'
import { type Html, html } from '../../html'
import { audioBlock } from '../../markup/audio'
import { embedBlock, frameHtml } from '../../markup/embed'

/** An entry of the journal. */
export interface Entry {
  readonly path: string
  readonly id: string
  readonly title: string
  readonly author: string
  readonly date: string
  readonly scene: string
  readonly tags: readonly string[]
  readonly lede: string
  readonly text: Html
  /** A block below the text. */
  readonly end?: { readonly name: BlockName; readonly content: Html }
}

/** The entries of the journal, newest first. */
export const entries: readonly Entry[] = [
  {
    path: '/journal/the-night-of-the-two-lights',
    id: '5f0c0000000000000000b001',
    title: 'The night of the two lights',
    author: 'Tobias',
    date: '2026-02-11',
    scene: 'winter-storm',
    tags: ['the light', 'weather'],
    lede: 'On Thursday the log has an entry in a hand that isn’t mine.',
    text: html`<p>I keep the log as I used to keep the ledger at the bank: date, hour, wind, lamp. It makes dull reading, and that is what a log is for. The interesting nights are the ones that should never have been interesting.</p>
      <p>On Thursday the wind went round to the west at about four, and by six it had stopped being wind and become something more like traffic. Una had tied the boat up twice. Ines banked the oven. At twenty to eight the lamp went out.</p>
      <p>It wasn’t the bulb. I have changed the bulb in the dark so often that my hands do it without me. It was the current: somewhere between the shed and the tower a hundred and thirty feet of cable had decided on another life.</p>
      <h2>What we had</h2>
      <p>We had the old paraffin burner, which I polish at Christmas. We had nine litres of paraffin, a wick that was older than Finlay, and the manual, in which somebody has written <em>good luck</em> beside paragraph four.</p>
      <p>It takes two people. One pumps and one trims, and the one who trims has to be fifteen and have small hands. It was lit by ten past nine. The old burner gives about a third of the light, and it is yellow where ours is white; I wondered whether anyone who saw it would take us for a different rock.</p>
      <blockquote><p>Lamp out 19.40. Old lamp lit 21.10. Arden boat <cite>Provider</cite> home 22.05, came in on us. Said we looked like 1911.</p></blockquote>
      <p>That is the entry, and the hand is Finlay’s, since I was holding the pump. He got the wind wrong, and I have left it.</p>
      <h2>What it cost</h2>
      <p>Four litres of paraffin, one wick, a new cable in the spring, and my eyebrows. If you would like to share in any of these except the last, there is a page for it. If you were aboard the <cite>Provider</cite>, there’s a loaf here with your name on. It says <em>good luck</em>.</p>`,
  },
  {
    path: '/journal/what-the-oven-wants',
    id: '5f0c0000000000000000b002',
    title: 'What the oven wants',
    author: 'Ines',
    date: '2026-01-18',
    scene: 'loaves',
    tags: ['bread', 'weather'],
    lede: 'Fifteen years of notes on a brick box with opinions.',
    text: html`<p>People ask for the recipe. The recipe is flour, water, salt and Tuesday. What they mean is: why does theirs come out different? The answer is that they do not have to get on with this oven.</p>
      <p>It was built by men who had read about ovens. The arch is too high on the left, so the left bakes faster; the door is a ship’s hatch, so it leaks; the chimney draws beautifully in a south-westerly and sulks in anything else. I used to fight it. Then I started to write things down.</p>
      <h2>From the notes</h2>
      <ul><li>North wind: bake late, and talk to it.</li><li>Fog: rye only. White bread in fog is a waste of everyone’s morning.</li><li>Spring tide: no connection whatever. Una insists there is. There isn’t.</li><li>Visitors at the door: two degrees a minute. Shut it.</li></ul>
      <p>A loaf from the left side has a darker ear and goes to whoever is nicest on the first boat. The right side makes better toast. The one at the very back, against the old ship’s plate, comes out with a rivet printed in its base. We don’t sell that one. You get it if you’re leaving for good.</p>
      <p>I have baked three so far. All of them came back.</p>`,
    end: {
      name: 'embed',
      content: embedBlock('jb021', { html: frameHtml('/embed/wistia/loaves', { title: 'How a loaf is shaped' }) }),
    },
  },
  {
    path: '/journal/slow-ahead',
    id: '5f0c0000000000000000b003',
    title: 'Slow ahead',
    author: 'Una',
    date: '2025-11-29',
    scene: 'ferry-crossing',
    tags: ['the boat'],
    lede: 'I have taken her engine apart three times. She sounds better for two of them.',
    text: html`<p>The <cite>Kittiwake</cite> has a two-cylinder engine from 1958, bought with a boat around it. The man at Arden said it would need a little attention. That was in 2011.</p>
      <p>You learn it by ear. Seven knots is a sewing machine. Five is a kettle with the lid on. If you hear a third thing under those two, you have about four minutes to decide which side of the Sleepers you would like to be on.</p>
      <p>She is on the slip until April now. The valves are in the bread tins, in order. Nobody is to bake.</p>
      <p>Finlay held the microphone over the hatch on the last good day of November. This is what right sounds like; if you come over in spring and it sounds like anything else, tell me.</p>`,
    end: {
      name: 'audio',
      content: audioBlock('jb031', {
        url: '/media/kittiwake-engine.wav',
        title: 'Kittiwake, slow ahead',
        author: 'Finlay, over the hatch',
        seconds: 9,
      }),
    },
  },
  {
    path: '/journal/forty-one',
    id: '5f0c0000000000000000b004',
    title: 'Forty-one',
    author: 'Finlay',
    date: '2025-06-17',
    scene: 'seals-low-tide',
    tags: ['seals', 'the boat'],
    lede: 'How to count something that goes under when you look at it.',
    text: html`<p>You count twice, from two sides, and write both numbers down before anyone speaks. That’s the whole method. The speaking is where it goes wrong.</p>
      <p>From the boat I had forty-one. From the rocks Dad had thirty-eight, and a view. There were two heads by the west reef that I say are two seals and he says is one seal being restless.</p>
      <h2>Things that are not seals</h2>
      <ul><li>The yellow buoy, in fog.</li><li>Una’s brother, swimming.</li><li>The rock we call the ninth one. Every year somebody counts it, and every year it is the one that looks most like a seal.</li></ul>
      <p>We sent in forty, which nobody saw. Next June you can come and be wrong with us.</p>`,
  },
]
