// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {MusicCollection} from "../../src/music/MusicCollection.sol";
import {MusicCollectionFactory} from "../../src/music/MusicCollectionFactory.sol";
import {IMusicCollectionFactory} from "../../src/music/interfaces/IMusicCollectionFactory.sol";
import {TestBase} from "../TestBase.sol";

/// @notice Four artists who open collections, mint, transfer their role and change URIs, in any order. Some started
/// with an earlier factory and still open collections there.
contract Artists is TestBase {
    uint256 public constant EARLIER_ONES = 3;
    MusicCollectionFactory public immutable EARLIER =
        new MusicCollectionFactory(IMusicCollectionFactory(address(0)), "");
    MusicCollectionFactory public immutable FACTORY;
    mapping(address collection => address) public openedBy;
    mapping(address collection => uint256) public minted;
    uint256 public opened;
    uint256 public openedLate;
    address[4] public artists;

    constructor() {
        for (uint256 i = 0; i < 4; ++i) {
            artists[i] = vm.addr(1 + i);
        }
        for (uint256 i = 0; i < EARLIER_ONES; ++i) {
            _open(EARLIER, artists[i], 1 + i);
        }
        FACTORY = new MusicCollectionFactory(EARLIER, "");
        opened = EARLIER_ONES;
    }

    function _artist(uint256 seed) private view returns (address) {
        return artists[seed % 4];
    }

    function _any(uint256 seed) private view returns (MusicCollection) {
        return MusicCollection(FACTORY.collections(seed % opened, 1)[0]);
    }

    function _open(MusicCollectionFactory factory, address artist, uint256 length) private {
        vm.prank(artist);
        address made = factory.openCollection(string(new bytes(_within(length, 1, 64))), "S", "");
        openedBy[made] = artist;
    }

    function open(uint256 seed, uint256 length) external {
        _open(FACTORY, _artist(seed), length);
        ++opened;
    }

    function openEarlier(uint256 seed, uint256 length) external {
        _open(EARLIER, _artist(seed), length);
        ++openedLate;
    }

    function mint(uint256 seed, uint96 bps) external {
        MusicCollection collection = _any(seed);
        vm.prank(collection.minter());
        collection.mint(_artist(seed / 7), "ipfs://piece", 0, _artist(seed), uint96(_within(bps, 0, 5_000)));
        ++minted[address(collection)];
    }

    function handOn(uint256 seed) external {
        MusicCollection collection = _any(seed);
        vm.prank(collection.minter());
        collection.changeMinter(_artist(seed / 3));
    }
}

contract CollectionsInvariantTest is TestBase {
    Artists private artists;

    function setUp() public {
        artists = new Artists();
        _target(address(artists));
    }

    /// @notice Every collection has its artist, even one of the earlier factory; ids are consecutive in each, and no
    /// royalty is above half. All of this is checked after each action of one random history.
    function invariant_CollectionsAreKnownAndTheirPiecesRunWithoutAGap() public view {
        MusicCollectionFactory factory = artists.FACTORY();
        address[] memory all = factory.collections(0, type(uint256).max);
        vm.assertEq(all.length, artists.opened());
        vm.assertEq(all.length, factory.collectionCount());
        uint256 own = 0;
        for (uint256 i = 0; i < 4; ++i) {
            own += factory.collectionsOf(artists.artists(i)).length;
        }
        vm.assertEq(own, all.length + artists.openedLate());
        for (uint256 i = 0; i < all.length; ++i) {
            vm.assertEq(factory.artistOf(all[i]), artists.openedBy(all[i]));
            _checkPieces(MusicCollection(all[i]));
        }
    }

    function _checkPieces(MusicCollection collection) private view {
        uint256 count = collection.totalSupply();
        vm.assertEq(count, artists.minted(address(collection)));
        for (uint256 id = 1; id < count + 1; ++id) {
            (, uint256 royalty) = collection.royaltyInfo(id, 1e18);
            vm.assertTrue(collection.ownerOf(id) != address(0) && royalty < 5e17 + 1);
        }
    }
}
