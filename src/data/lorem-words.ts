// Source: Cicero, De finibus bonorum et malorum, 1.10.32–33, as filler text has it.

/** Words of the usual filler text. */
export const loremWords = `
a ac accumsan ad adipiscing aenean aliqua aliquam aliquet amet ante aptent arcu at auctor augue bibendum
blandit class commodo condimentum congue consectetur consequat conubia convallis cras cubilia curabitur
cursus dapibus diam dictum dictumst dignissim dis do dolor dolore donec dui duis efficitur egestas eget
eiusmod eleifend elementum elit enim erat eros est et etiam eu euismod ex facilisi facilisis fames
faucibus felis fermentum feugiat finibus fringilla fusce gravida habitant habitasse hac hendrerit
himenaeos iaculis id imperdiet in inceptos incididunt integer interdum ipsum justo labore lacinia lacus
laoreet lectus leo libero ligula litora lobortis lorem luctus maecenas magna magnis malesuada massa
mattis mauris maximus metus mi molestie mollis montes morbi mus nam nascetur natoque nec neque netus
nibh nisi nisl non nostra nulla nullam nunc odio orci ornare parturient pellentesque penatibus per
pharetra phasellus placerat platea porta porttitor posuere potenti praesent pretium primis proin
pulvinar purus quam quis quisque rhoncus ridiculus risus rutrum sagittis sapien scelerisque sed sem
semper senectus sit sociosqu sodales sollicitudin suscipit suspendisse taciti tellus tempor tempus
tincidunt torquent tortor tristique turpis ullamcorper ultrices ultricies urna ut varius vehicula vel
velit venenatis vestibulum vitae vivamus viverra volutpat vulputate`;

/** Beginning of that text. */
export const loremStart =
  'lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua';
