// part of the sample
