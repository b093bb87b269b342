import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as english } from './en.ts';

const { number } = wordsOf('zh');

export const messages: typeof english = {
  choose: '选择图片',
  dropOrPaste: '或将图片拖放或粘贴到此处',
  uploading: '正在上传图片…',
  stillUploading: '图片或音频仍在上传。请在上传完成后保存。',
  uploaded: '图片已上传。',
  failed: '图片未能上传',
  fieldGone: '图片未添加：对应的输入框已不存在',
  tooLarge: ({ megabytes }: { megabytes: number }) => `文件超过 ${number(megabytes)} MB`,
  remove: '移除图片',
  text: '图片说明',
  textHint: '为看不到图片的人说明其内容',
  coverTextHint: '为看不到封面的人说明其内容。如果它只是标题的装饰，请留空。',
  sound: {
    title: '音频',
    choose: '选择音频',
    dropOrPaste: '或将其拖放或粘贴到文本中：MP3、M4A、Ogg 或 WAV',
    uploading: '正在上传音频…',
    uploaded: '音频已上传。',
    failed: '音频未能上传',
    fieldGone: '音频未添加：对应的文本已不存在',
    label: '听到的内容',
    labelHint: '供听不到的人使用；不要写答案',
    transcript: '文字稿',
    transcriptHint: '学习者可以打开查看。如果会泄露答案，请留空。',
    remove: '移除音频',
  },
};
