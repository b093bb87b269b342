import { describe, expect, it } from 'vitest';
import { shortcutOf } from '#web/features/attempt/taking/player-shortcuts.ts';
import type { FocusTarget } from '#web/keyboard/keys.ts';

const press = (key: string, focus: FocusTarget = 'page', held = {}) =>
  shortcutOf(
    { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held },
    focus,
    'ltr',
  );

describe('keys in the player', () => {
  it.each([
    ['1', { act: 'choose', position: 0 }],
    ['9', { act: 'choose', position: 8 }],
    ['a', { act: 'choose', position: 0 }],
    ['B', { act: 'choose', position: 1 }],
    ['i', { act: 'choose', position: 8 }],
    ['f', { act: 'flag' }],
    ['n', { act: 'next' }],
    ['ArrowRight', { act: 'next' }],
    ['P', { act: 'previous' }],
    ['ArrowLeft', { act: 'previous' }],
    ['s', { act: 'submit' }],
    ['Enter', { act: 'advance' }],
    ['x', { act: 'strike' }],
    ['Z', { act: 'zoom' }],
    ['?', { act: 'help' }],
  ])('%s does its part', (key, shortcut) => {
    expect(press(key)).toEqual(shortcut);
    expect(press(key, 'choice')).toEqual(shortcut);
  });

  it.each(['1', 'f', 's', 'Enter', 'ArrowRight'])('%s in a list is the list’s own', (key) => {
    expect(press(key, 'list')).toBeUndefined();
  });

  it('arrows follow the direction of reading', () => {
    const held = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
    const pressed = (key: string) => shortcutOf({ key, ...held }, 'page', 'rtl');
    expect(pressed('ArrowLeft')).toEqual({ act: 'next' });
    expect(pressed('ArrowRight')).toEqual({ act: 'previous' });
  });

  it.each(['0', 'j', 'Tab', ' ', 'ArrowUp', 'ArrowDown', 'Escape', '10'])(
    '%s is left alone',
    (key) => expect(press(key)).toBeUndefined(),
  );

  it('are text in a text field, where only Enter is a shortcut', () => {
    expect(press('a', 'text')).toBeUndefined();
    expect(press('ArrowLeft', 'text')).toBeUndefined();
    expect(press('Enter', 'text')).toEqual({ act: 'advance' });
  });

  it('leave Enter to the button that has the focus', () => {
    expect(press('Enter', 'control')).toBeUndefined();
    expect(press('2', 'control')).toEqual({ act: 'choose', position: 1 });
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'])('are the browser’s together with %s', (modifier) => {
    expect(press('f', 'page', { [modifier]: true })).toBeUndefined();
  });
});
